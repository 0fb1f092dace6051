/** The container of messages: a click in it does not count as outside an open dialog. */
export const messagesPlace: (() => Element | null)[] = [() => document.querySelector('[data-messages]')]
