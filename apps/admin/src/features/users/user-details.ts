import type { DetailOf } from '@shiji/backoffice/page/declaration/page-parts.ts'
import type { adminUsersCall } from '@shiji/contract/identity/people.calls.ts'
import type { SayText } from '@shiji/i18n/react.ts'

/** Facts of an account. */
export const userDetails = (say: SayText): readonly DetailOf<typeof adminUsersCall>[] => [
  { id: 'avatar', title: say('common.avatar'), kind: 'image' },
  { id: 'nickname', title: say('common.nickname') },
  { id: 'username', title: say('records.username') },
  { id: 'phone', title: say('records.phone') },
  { id: 'status', title: say('records.status'), kind: 'status', vocabulary: 'account' },
  { id: 'money', title: say('records.balance'), kind: 'money' },
  { id: 'frozen_money', title: say('records.frozen'), kind: 'money' },
  { id: 'integral', title: say('records.points'), kind: 'number' },
  { id: 'login_time', title: say('records.login_time'), kind: 'time' },
  { id: 'created_at', title: say('common.created_at'), kind: 'time' },
]
