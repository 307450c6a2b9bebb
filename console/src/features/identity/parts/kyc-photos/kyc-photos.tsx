import { Button } from '../../../../kit/button.tsx';
import { t } from '../../../../lib/i18n.ts';
import { useKycPhoto } from './kyc-photos.model.ts';

/** The photos of a verification, each behind its own button. */
export function KycPhotos({ documentIds }: { readonly documentIds: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-13 text-text-muted">{t('console.kyc.photos')}</p>
      <ul className="grid grid-cols-2 gap-3">
        {documentIds.map((documentId, index) => (
          <li key={documentId}>
            <Photo documentId={documentId} number={index + 1} />
          </li>
        ))}
      </ul>
      <p className="text-12 text-text-faint">{t('console.kyc.lookHint')}</p>
    </div>
  );
}

function Photo({ documentId, number }: { readonly documentId: string; readonly number: number }) {
  const photo = useKycPhoto(documentId);
  const name = t('console.kyc.look', { number });
  if (photo.address) {
    return <img src={photo.address} alt={name} className="max-h-72 w-full rounded-control bg-hover object-contain" />;
  }
  return (
    <div className="flex flex-col gap-1">
      <Button kind="secondary" small wide busy={photo.isBusy} onClick={photo.look}>
        {name}
      </Button>
      {photo.error && <p className="text-12 text-danger">{photo.error}</p>}
    </div>
  );
}
