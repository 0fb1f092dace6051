import type { StaffChange, StaffInput, StaffRow } from '@shiji/contract/identity/identity.ts'
import type { adminStaffCall, sellerStaffCall } from '@shiji/contract/identity/people.calls.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { ACCOUNT_STATUSES } from '@shiji/contract/statuses.ts'
import type { Choice } from '@shiji/ui/common/select/select.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { declarePage } from '../../page/declaration/declare-page.ts'
import type { PageField } from '../../page/declaration/page-parts.ts'

/** Fields of both forms. */
type Both = Pick<StaffInput, keyof StaffInput & keyof StaffChange>

export interface StaffOf {
  readonly call: typeof adminStaffCall | typeof sellerStaffCall
  /** Undefined without permission to see roles; roles then cannot be changed. */
  readonly roles: readonly Choice[] | undefined
  /** Whether this person may change that colleague. */
  readonly mayChange: (row: StaffRow) => boolean
}

/** Staff of the platform or of a store: accounts with roles. */
export const staffPage = ({ call, roles, mayChange }: StaffOf) =>
  declarePage(call, ({ say, upload }) => {
    const statuses = ACCOUNT_STATUSES.map(value => ({ value, label: say(`status.account.${value}`) }))
    const nickname: PageField<Both> = {
      type: 'text',
      name: 'nickname',
      label: say('common.nickname'),
      required: true,
    }
    const password: PageField<Both> = {
      type: 'password',
      name: 'password',
      label: say('common.password'),
    }
    const rest: readonly PageField<Both>[] = [
      ...(roles === undefined
        ? []
        : [{ type: 'select', name: 'role_id', label: say('staff.roles'), choices: roles, multiple: true } as const]),
      { type: 'avatar', name: 'avatar', label: say('common.avatar'), upload },
    ]
    const { min, max } = LIMITS.password
    return {
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
      initial: {
        username: '',
        nickname: '',
        password: '',
        avatar: '',
        ...(roles === undefined ? {} : { role_id: [] }),
      },
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
  })

const roleTags = ({ roles, is_super }: StaffRow, superAdmin: string) => {
  const names = roles.map(role => role.name)
  const words = is_super ? [superAdmin, ...names] : names
  return words.map(word => (
    <Tag key={word} tone="neutral" me="1">
      {word}
    </Tag>
  ))
}
