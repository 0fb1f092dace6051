import { chakra } from '@chakra-ui/react/styled-system'
import { usePlatformStockProofQuery } from '@shiji/api/stock/stock-proof.api.ts'
import {
  differenceHead,
  differenceRow,
  stockProofColumns,
  stockProofSearch,
} from '@shiji/backoffice/nouns/records/stock-proof-columns.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Section, Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { adminStockProofsCall } from '@shiji/contract/stock/proof.calls.ts'
import type { PlatformStockProof } from '@shiji/contract/stock/proof.ts'
import { formatDateTime, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'

const proofs = declarePage(adminStockProofsCall, tools => ({
  columns: stockProofColumns(tools, true),
  search: stockProofSearch(tools),
  buttons: { show: false, store: false, update: false, destroy: false },
}))

/** The invariants of stock with the SKUs that break them, and the sums of every SKU of every store. */
export function Component() {
  const asked = usePlatformStockProofQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Stack>
      <Loaded asked={asked}>{proof => <Outcome proof={proof} />}</Loaded>
      <ResourcePage declare={proofs} texts={['stock']} />
    </Stack>
  )
}

function Outcome({ proof }: { readonly proof: PlatformStockProof }) {
  const say = useText('stock')
  const locale = useLocale()
  const { at, checks, differences } = proof
  const broken = checks.filter(check => check.breaches > 0).length
  return (
    <Section title={say('stock.proof_all')}>
      <chakra.div mb="3" role="status" display="flex" flexWrap="wrap" gap="2" textStyle="sm" color="fg.muted">
        {at === null ? (
          <Tag>{say('stock.proof_never')}</Tag>
        ) : broken === 0 ? (
          <Tag tone="success">{say('stock.proof_equal')}</Tag>
        ) : (
          <Tag tone="danger">{say('stock.proof_unequal', { count: differences.length })}</Tag>
        )}
        {at !== null && say('stock.proof_at', { time: formatDateTime(at, locale) })} {say('stock.proof_more')}
      </chakra.div>
      {checks.length > 0 && (
        <PlainTable
          name={say('stock.proof_check')}
          head={[say('stock.proof_check'), say('stock.proof_rows')]}
          rows={checks.map(({ id, title, breaches }) => ({
            id,
            cells: [`${id} ${title}`, formatNumber(breaches, locale)],
          }))}
        />
      )}
      {at !== null && differences.length === 0 && (
        <chakra.p mt="3" textStyle="sm" color="fg.muted">
          {say('stock.proof_none')}
        </chakra.p>
      )}
      {differences.length > 0 && (
        <PlainTable
          name={say('stock.proof_differences')}
          head={differenceHead(say)}
          rows={differences.map(row => differenceRow(row, locale))}
        />
      )}
    </Section>
  )
}
