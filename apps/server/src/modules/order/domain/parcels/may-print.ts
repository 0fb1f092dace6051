const WITHOUT_PAPERS: ReadonlySet<string> = new Set(['waiting_payment', 'cancel'])

/** Whether papers of an order in this state may be printed: once it is paid, and not when it was cancelled. */
export const mayPrint = (status: string): boolean => !WITHOUT_PAPERS.has(status)
