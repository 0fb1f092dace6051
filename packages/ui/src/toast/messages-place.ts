/** Where messages stand: a press on one is none outside of the dialog that is open. */
export const messagesPlace: (() => Element | null)[] = [() => document.querySelector('[data-messages]')]
