import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { ACCOUNT_STATUSES } from '@shiji/contract/statuses.ts'
import type { FormField } from '@shiji/ui/form/form-field.ts'
import type { Choice } from '@shiji/ui/select/select.tsx'
import { Tag } from '@shiji/ui/tag-badge/tag-badge.tsx'
import type { ResourceDeclaration, ResourceTools } from '../resource/resource-declaration.ts'

export interface StaffOf {
  readonly path: string
  readonly noun: 'admin' | 'user'
  /** Undefined without permission to see roles: then no roles are changed. */
  readonly roles: readonly Choice[] | undefined
  /** Whether this person may change that colleague here. */
  readonly mayChange: (row: ResourceRow) => boolean
}

/** Staff of the platform or of a store: accounts with roles. */
export function staffResource({ path, noun, roles, mayChange }: StaffOf, tools: ResourceTools): ResourceDeclaration {
  const { say, upload } = tools
  const statuses = ACCOUNT_STATUSES.map(value => ({ value, label: say(`status.account.${value}`) }))
  const nickname: FormField = { type: 'text', name: 'nickname', label: say('common.nickname'), required: true }
  const password: FormField = { type: 'password', name: 'password', label: say('common.password') }
  const rest: readonly FormField[] = [
    ...(roles === undefined
      ? []
      : [{ type: 'select', name: 'role_id', label: say('staff.roles'), choices: roles, multiple: true } as const]),
    { type: 'avatar', name: 'avatar', label: say('common.avatar'), upload },
  ]
  const { min, max } = LIMITS.password
  return {
    path,
    noun,
    columns: [
      { id: 'avatar', title: say('common.avatar'), kind: 'image', width: 64 },
      { id: 'nickname', title: say('common.nickname') },
      { id: 'username', title: say('records.username'), sortable: true },
      { id: 'roles', title: say('staff.roles'), render: row => roleTags(row, say('staff.super')) },
      { id: 'status', title: say('records.status'), kind: 'status', vocabulary: 'account' },
      { id: 'login_time', title: say('records.login_time'), kind: 'time', sortable: true, priority: 'low' },
      { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
    ],
    search: [
      { type: 'text', name: 'nickname', label: say('common.nickname') },
      { type: 'text', name: 'username', label: say('records.username'), operator: 'likeRight' },
      { type: 'select', name: 'status', label: say('records.status'), choices: statuses },
      { type: 'daterange', name: 'created_at', label: say('common.created_at') },
    ],
    form: [
      {
        type: 'text',
        name: 'username',
        label: say('records.username'),
        required: true,
        hint: say('staff.username_rule'),
      },
      nickname,
      { ...password, required: true },
      ...rest,
    ],
    editForm: [
      nickname,
      { ...password, hint: say('records.password_hint') },
      ...rest,
      { type: 'radio', name: 'status', label: say('records.status'), choices: statuses },
    ],
    initial: { username: '', nickname: '', password: '', avatar: '', ...(roles === undefined ? {} : { role_id: [] }) },
    toValues: row => ({
      nickname: row.nickname,
      password: '',
      avatar: row.avatar,
      status: row.status,
      ...(roles === undefined ? {} : { role_id: row.role_id }),
    }),
    schema: ({ object, string }) =>
      object({
        username: string().matches(/^(?!1\d{10}$)[\p{L}\p{N}_.@-]{3,30}$/u, say('staff.username_rule')),
        nickname: string().max(30, say('error.max_length', { limit: 30 })),
        password: string().matches(new RegExp(`^(.{${min},${max}})?$`, 'su'), say('error.password_weak')),
      }),
    allows: (row, action) => action === 'show' || mayChange(row),
  }
}

const roleTags = (row: ResourceRow, superAdmin: string) => {
  const names = Array.isArray(row.roles) ? row.roles.map(nameOf) : []
  const words = row.is_super === true ? [superAdmin, ...names] : names
  return words.map(word => (
    <Tag key={word} tone="neutral" me="1">
      {word}
    </Tag>
  ))
}

const nameOf = (role: unknown): string =>
  typeof role === 'object' && role !== null && 'name' in role ? String(role.name) : ''
