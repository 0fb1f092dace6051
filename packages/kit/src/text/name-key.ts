/** A name as names are compared that must not occur twice: without case, spaces and width of its characters. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '')
