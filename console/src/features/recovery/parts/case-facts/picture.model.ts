import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { screenshotQuery } from '../../api/cases.ts';

/** The picture of a case, fetched when somebody asks to look at it. */
export function usePicture(id: string) {
  const [isWanted, setIsWanted] = useState(false);
  const picture = useQuery({ ...screenshotQuery(id), enabled: isWanted });
  return {
    address: picture.data ? `data:${picture.data.mime};base64,${picture.data.imageBase64}` : null,
    isBusy: isWanted && picture.isPending,
    error: picture.error ? refusalText(picture.error) : null,
    look: () => (isWanted ? void picture.refetch() : setIsWanted(true)),
  };
}
