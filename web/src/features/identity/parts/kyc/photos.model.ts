import { useRef, useState } from 'react';
import { base64Of, downscale } from '../../../../lib/browser/downscale.ts';
import { usePreviews } from '../../../../lib/browser/previews.ts';
import { commands } from '../../api/commands.ts';
import { sentenceOfFailure } from '../../api/sentence.ts';
import { useIdentityText } from '../../identity-text.ts';
import type { PhotoSide } from '../../rules/kyc-form.ts';

export interface Photo {
  readonly documentId: string | null;
  /** A local URL of the picture, to show it. */
  readonly preview: string | null;
  readonly isBusy: boolean;
  readonly error: string | null;
}
const NONE: Photo = { documentId: null, preview: null, isBusy: false, error: null };

/** The photos of a verification: scaled down in the browser and uploaded one by one. */
export function usePhotos() {
  const t = useIdentityText();
  const [photos, setPhotos] = useState<Partial<Record<PhotoSide, Photo>>>({});
  const preview = usePreviews<PhotoSide>();
  const change = (side: PhotoSide, next: Partial<Photo>) =>
    setPhotos((all) => ({ ...all, [side]: { ...(all[side] ?? NONE), ...next } }));
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Uploads one photo at a time, because a second call of the same kind is refused while one is under way. */
  const upload = (side: PhotoSide, imageBase64: string) => {
    const next = last.current.then(() => commands.uploadDocument({ side, imageBase64 }));
    last.current = next.catch(() => undefined);
    return next;
  };
  return {
    photoOf: (side: PhotoSide): Photo => photos[side] ?? NONE,
    take: async (side: PhotoSide, file: Blob) => {
      change(side, { isBusy: true, error: null });
      const picture = await downscale(file).catch(() => null);
      if (!picture) {
        change(side, { isBusy: false, error: t('identity.kyc.photo.unreadable') });
        return;
      }
      const ended = await upload(side, await base64Of(picture));
      if (!ended.ok) {
        change(side, { isBusy: false, error: await sentenceOfFailure(ended.failure) });
        return;
      }
      change(side, { isBusy: false, documentId: ended.value.documentId, preview: preview(side, picture) });
    },
  };
}
