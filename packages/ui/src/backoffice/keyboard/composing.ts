/**
 * Whether a key belongs to an input method, which takes or leaves a proposed word by it; it must do nothing else then. Safari ends
 * the composition before the key arrives and tells by the key code alone.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
