/** Areas whose roles consist of permissions. */
export const PERMISSION_AREAS = ['admin', 'seller'] as const
export type PermissionArea = (typeof PERMISSION_AREAS)[number]
