import { t } from '../../../../lib/i18n.ts';
import { Picture } from '../../../../lib/picture.tsx';
import { lookAtKycPhoto } from '../../api/people.ts';

/** The photos of a verification; each is fetched only on request. */
export function KycPhotos({ documentIds }: { readonly documentIds: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-13 text-text-muted">{t('console.kyc.photos')}</p>
      <ul className="grid grid-cols-2 gap-3">
        {documentIds.map((documentId, index) => (
          <li key={documentId}>
            <Picture name={t('console.kyc.look', { number: index + 1 })} id={documentId} look={lookAtKycPhoto} />
          </li>
        ))}
      </ul>
      <p className="text-12 text-text-faint">{t('console.kyc.lookHint')}</p>
    </div>
  );
}
