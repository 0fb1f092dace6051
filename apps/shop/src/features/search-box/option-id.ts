/** Id of one suggestion, by which the field names the highlighted one. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`
