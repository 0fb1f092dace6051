import { hasText, sayWith, useTranslation } from '@shiji/i18n/react.ts'
import { useCallback } from 'react'

/** Name of a permission, or of a group given as `group.<id>`; falls back to the id. */
export function usePermissionName(): (id: string) => string {
  const { i18n } = useTranslation('permission')
  return useCallback(
    id => {
      const key = `permission.${id}`
      return hasText(i18n, key) ? sayWith(i18n)(key) : id
    },
    [i18n],
  )
}
