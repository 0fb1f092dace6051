/** Accepted picture types. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
