interface Place {
  readonly line: number;
  readonly column: number;
}

/** A fault by its text, so that lines may move. @param first  which number the first line and column have */
export function faultText(
  fault: {
    readonly fileName: string;
    readonly location: { readonly start: Place; readonly end: Place };
    readonly replacement?: string;
  },
  root: string,
  first: number,
): { readonly file: string; readonly line: string; readonly from: string; readonly to: string };
