import { PhotoBox } from '../../../../kit/form/photo-box.tsx';
import { useIdentityText } from '../../identity-text.ts';
import type { PhotoSide } from '../../rules/kyc-form.ts';
import type { Photo } from './photos.model.ts';

interface PhotoFieldProps {
  readonly side: PhotoSide;
  readonly photo: Photo;
  readonly disabled: boolean;
  readonly onTake: (file: Blob) => void;
}

/** One photo of a verification; it is shown once it is uploaded. */
export function PhotoField({ side, photo, disabled, onTake }: PhotoFieldProps) {
  const t = useIdentityText();
  const hint = photo.isBusy ? 'sending' : photo.preview ? 'again' : 'take';
  return (
    <PhotoBox
      label={t(`identity.kyc.photo.${side}`)}
      hint={t(`identity.kyc.photo.${hint}`)}
      preview={photo.preview}
      isBusy={photo.isBusy}
      error={photo.error}
      disabled={disabled}
      camera={side === 'selfie' ? 'user' : 'environment'}
      onTake={onTake}
    />
  );
}
