import { Camera, CircleAlert, RefreshCw } from 'lucide-react';
import { Spinner } from '../progress/spinner.tsx';

interface PhotoBoxProps {
  readonly label: string;
  /** What a tap does now, or that the picture is being uploaded. */
  readonly hint: string;
  /** A local URL of the picture; null before there is one. */
  readonly preview: string | null;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly disabled?: boolean;
  /** The camera that a phone opens; if left out, the phone also offers stored pictures. */
  readonly camera?: 'user' | 'environment';
  readonly onTake: (file: Blob) => void;
}

/** Takes a picture by camera or from the device. */
export function PhotoBox({ label, hint, preview, isBusy, error, disabled = false, camera, onTake }: PhotoBoxProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label className="relative flex h-40 items-center justify-center overflow-hidden rounded-control border border-dashed border-line-strong bg-surface-field text-14 text-text-muted focus-within:border-focus focus-within:ring-3 focus-within:ring-accent-soft">
        {preview && <img src={preview} alt="" className="absolute inset-0 size-full object-contain" />}
        <span className="relative flex flex-col items-center gap-2 rounded-control bg-surface-raised px-3 py-2 text-center">
          {isBusy ? (
            <Spinner size={20} />
          ) : preview ? (
            <RefreshCw aria-hidden="true" className="size-5" strokeWidth={1.75} />
          ) : (
            <Camera aria-hidden="true" className="size-5" strokeWidth={1.75} />
          )}
          <span>{label}</span>
          <span className="text-12 text-text-faint">{hint}</span>
        </span>
        <input
          type="file"
          accept="image/*"
          capture={camera}
          disabled={disabled || isBusy}
          aria-label={label}
          className="absolute inset-0 opacity-0"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) onTake(file);
          }}
        />
      </label>
      {error && (
        <p aria-live="polite" className="flex items-start gap-1.5 text-12 text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
