import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { refusalText } from './refusal-text.ts';

interface Image {
  readonly mime: string;
  readonly imageBase64: string;
}
interface PictureProps {
  readonly id: string;
  readonly name: string;
  readonly look: (id: string) => Promise<Image>;
}

/** A picture behind a button. Every view is recorded, so it is fetched only on request and never again by itself. */
export function Picture({ id, name, look }: PictureProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['picture', id],
    queryFn: () => look(id),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
  if (data) {
    const address = `data:${data.mime};base64,${data.imageBase64}`;
    return <img src={address} alt={name} className="max-h-96 w-full rounded-control bg-hover object-contain" />;
  }
  return (
    <div className="flex flex-col gap-1">
      <Button
        kind="secondary"
        small
        wide
        busy={isWanted && isPending && !error}
        onClick={() => (isWanted ? void refetch() : setIsWanted(true))}
      >
        {name}
      </Button>
      {error && (
        <p role="alert" className="text-12 text-danger">
          {refusalText(error)}
        </p>
      )}
    </div>
  );
}
