/** A phone as others may see it: `138****0000`; anything shorter is hidden completely. */
export const maskPhone = (phone: string | null): string =>
  phone === null || phone === '' ? '' : phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`
