/** Types of pictures that are taken. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
