import type { PermissionGroup } from '@shiji/api/identity/role.api.ts'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { CascadeNode } from '@shiji/ui/common/cascader/cascade-node.ts'
import { menuName } from '../../core/menu/menu-name.ts'
import type { PermissionWords } from './use-permission-words.ts'

/** Permissions as a tree with checkboxes: groups with their permissions, each with its description. */
export const permissionNodes = (
  groups: readonly PermissionGroup[],
  { nameOf, aboutOf, groupName }: PermissionWords,
): readonly CascadeNode[] =>
  groups.map(({ group, permissions }) => ({
    value: `group.${group}`,
    label: groupName(group),
    children: permissions.map(id => {
      const hint = aboutOf(id)
      return { value: id, label: nameOf(id), ...(hint === '' ? {} : { hint }) }
    }),
  }))

/** A menu as a tree with checkboxes; its leaves are the pages. */
export const menuNodes = (items: readonly MenuItem[], locale: Locale): readonly CascadeNode[] =>
  items.map(item => ({
    value: item.id,
    label: menuName(item, locale),
    ...(item.children.length === 0 ? {} : { children: menuNodes(item.children, locale) }),
  }))
