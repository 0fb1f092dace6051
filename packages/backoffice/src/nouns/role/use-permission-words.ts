import type { PermissionBook, PermissionGroups } from '@shiji/contract/identity/permissions.ts'
import { useLocale } from '@shiji/i18n/react.ts'
import { useMemo } from 'react'
import { usePermissionName } from './use-permission-name.ts'

/** Names and descriptions of permissions in the reader's language. */
export interface PermissionWords {
  /** Name of a permission. */
  readonly nameOf: (id: string) => string
  /** What the operator says about a permission, '' without words. */
  readonly aboutOf: (id: string) => string
  /** Name of a group. */
  readonly groupName: (group: string) => string
}

const NONE: PermissionGroups = []

/** Groups of a role's permissions, or all of the operator's book. */
type Worded = PermissionGroups | PermissionBook

/**
 * Words for permissions: those of the operator in the reader's language, where there are any, and else those of the
 * program. Without groups all words are the program's.
 */
export function usePermissionWords(groups: Worded = NONE): PermissionWords {
  const locale = useLocale()
  const inProgram = usePermissionName()
  return useMemo(() => {
    const isChinese = locale === 'zh-cn'
    const named = new Map<string, string>()
    const described = new Map<string, string>()
    for (const group of groups) {
      named.set(`group.${group.group}`, isChinese ? group.name : group.ename)
      const entries = 'words' in group ? group.words : group.permissions
      for (const { id, name, ename, content, econtent } of entries) {
        named.set(id, isChinese ? name : ename)
        described.set(id, isChinese ? content : econtent)
      }
    }
    const nameOf = (id: string) => named.get(id) || inProgram(id)
    return {
      nameOf,
      aboutOf: id => described.get(id) ?? '',
      // A group of the operator always has a Chinese name.
      groupName: group => {
        const own = groups.find(each => each.group === group && each.group.startsWith('own_'))
        return own !== undefined ? (isChinese ? own.name : own.ename || own.name) : nameOf(`group.${group}`)
      },
    }
  }, [groups, inProgram, locale])
}
