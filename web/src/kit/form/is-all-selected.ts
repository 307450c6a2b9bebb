/** Whether what is pasted now takes the place of everything in the field. */
export const isAllSelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;
