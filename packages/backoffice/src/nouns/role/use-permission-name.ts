import { hasText, sayWith, useTranslation } from '@shiji/i18n/react.ts'
import { useCallback } from 'react'

/** Says a permission, or a group of them as `group.<id>`; the id itself where there is no word for it yet. */
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
