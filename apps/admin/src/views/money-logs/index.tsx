import { accountName } from '@shiji/backoffice/nouns/records/account-name.ts'
import { MoneyLogCard } from '@shiji/backoffice/nouns/records/money-log-card.tsx'
import { moneyLogColumns } from '@shiji/backoffice/nouns/records/money-log-columns.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { adminMoneyLogsCall } from '@shiji/contract/finance/finance.calls.ts'
import type { MoneyLogRow } from '@shiji/contract/finance/finance.ts'
import type { SayText } from '@shiji/i18n/react.ts'

/** Name of the owner and which of their accounts. */
const ownerOf = (say: SayText, row: MoneyLogRow): string =>
  [row.owner_name, accountName(say, row.owner_type, row.account_kind)].filter(Boolean).join(' · ')

const logs = declarePage(adminMoneyLogsCall, tools => ({
  columns: moneyLogColumns(tools, true),
  card: row => <MoneyLogCard row={row} owner={ownerOf(tools.say, row)} />,
  sums: ['money'],
  search: [
    { type: 'text', name: 'owner_name', label: tools.say('records.owner') },
    {
      type: 'select',
      name: 'owner_type',
      label: tools.say('records.owner_type'),
      choices: (['user', 'store', 'platform'] as const).map(value => ({
        value,
        label: tools.say(`operations.owner.${value}`),
      })),
    },
    {
      type: 'select',
      name: 'account_kind',
      label: tools.say('records.account'),
      choices: (['balance', 'frozen', 'points', 'debt', 'escrow', 'revenue', 'promotion', 'adjustment'] as const).map(
        value => ({
          value,
          label: tools.say(`operations.kind.${value}`),
        }),
      ),
    },
    { type: 'daterange', name: 'created_at', label: tools.say('common.created_at') },
  ],
  buttons: { store: false, update: false, destroy: false },
}))

/** Every movement of money and points, as views on the ledger. */
export const Component = () => <ResourcePage declare={logs} texts={['records', 'operations']} />
