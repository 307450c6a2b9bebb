import { Camera, CircleAlert, RefreshCw } from 'lucide-react';
import { Spinner } from '../../../../kit/spinner.tsx';
import { useIdentityText } from '../../identity-text.ts';
import type { PhotoSide } from '../../rules/kyc-form.ts';
import type { Photo } from './photos.model.ts';

interface PhotoFieldProps {
  readonly side: PhotoSide;
  readonly photo: Photo;
  readonly disabled: boolean;
  readonly onTake: (file: Blob) => void;
}

/** A photo by the camera or from the device; the picture itself is shown once it is uploaded. */
export function PhotoField({ side, photo, disabled, onTake }: PhotoFieldProps) {
  const t = useIdentityText();
  return (
    <div className="flex flex-col gap-1.5">
      <label className="relative flex h-40 items-center justify-center overflow-hidden rounded-control border border-dashed border-line-strong bg-surface-field text-14 text-text-muted focus-within:border-focus focus-within:ring-3 focus-within:ring-accent-soft">
        {photo.preview && <img src={photo.preview} alt="" className="absolute inset-0 size-full object-contain" />}
        <span className="relative flex flex-col items-center gap-2 rounded-control bg-surface-raised px-3 py-2 text-center">
          {photo.isBusy ? (
            <Spinner size={20} />
          ) : photo.preview ? (
            <RefreshCw aria-hidden="true" className="size-5" strokeWidth={1.75} />
          ) : (
            <Camera aria-hidden="true" className="size-5" strokeWidth={1.75} />
          )}
          <span>{t(`identity.kyc.photo.${side}`)}</span>
          <span className="text-12 text-text-faint">
            {photo.isBusy
              ? t('identity.kyc.photo.sending')
              : photo.preview
                ? t('identity.kyc.photo.again')
                : t('identity.kyc.photo.take')}
          </span>
        </span>
        <input
          type="file"
          accept="image/*"
          capture={side === 'selfie' ? 'user' : 'environment'}
          disabled={disabled || photo.isBusy}
          aria-label={t(`identity.kyc.photo.${side}`)}
          className="absolute inset-0 opacity-0"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) onTake(file);
          }}
        />
      </label>
      {photo.error && (
        <p aria-live="polite" className="flex items-start gap-1.5 text-12 text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          {photo.error}
        </p>
      )}
    </div>
  );
}
