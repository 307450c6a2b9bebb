export interface HoldsDialogProps {
  /** The coin whose frozen amount is explained; null closes the dialog. */
  readonly asset: string | null;
  readonly onClose: () => void;
}
