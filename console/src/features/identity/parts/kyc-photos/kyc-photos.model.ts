import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { kycDocumentQuery } from '../../api/people.ts';

/** One photo, fetched when somebody asks to look at it. */
export function useKycPhoto(documentId: string) {
  const [isWanted, setIsWanted] = useState(false);
  const photo = useQuery({ ...kycDocumentQuery(documentId), enabled: isWanted });
  return {
    address: photo.data ? `data:${photo.data.mime};base64,${photo.data.imageBase64}` : null,
    isBusy: isWanted && photo.isPending,
    error: photo.error ? refusalText(photo.error) : null,
    look: () => (isWanted ? void photo.refetch() : setIsWanted(true)),
  };
}
