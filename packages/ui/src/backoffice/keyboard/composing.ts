/**
 * Whether a key belongs to an input method, which accepts or cancels a suggestion with it; it must do nothing else
 * then. Safari ends the composition before the key arrives and only reports it by key code.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
