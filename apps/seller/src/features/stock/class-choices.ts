import { useStoreClassesQuery } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { useLocale } from '@shiji/i18n/react.ts'
import type { Choice } from '@shiji/ui/common/select/select.tsx'
import { useMemo } from 'react'

/** Classes of every level with the way to them: people choose a whole branch or a leaf. */
const classChoices = (tree: readonly ClassNode[], locale: Locale, above = ''): readonly Choice[] =>
  tree.flatMap(({ id, name, name_en, children }) => {
    const label = `${above}${locale === 'en' && name_en !== '' ? name_en : name}`
    return [{ value: id, label }, ...classChoices(children, locale, `${label} / `)]
  })

const NONE: readonly ClassNode[] = []

/** The classes that the store sells in; none without the permission to see goods. */
export function useClassChoices(): readonly Choice[] {
  const locale = useLocale()
  const maySee = useHeldPermissions()('goods.view')
  const { data: tree = NONE } = useStoreClassesQuery(undefined, { skip: !maySee })
  return useMemo(() => classChoices(tree, locale), [tree, locale])
}
