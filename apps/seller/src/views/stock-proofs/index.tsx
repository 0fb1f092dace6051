import { chakra } from '@chakra-ui/react/styled-system'
import { useStoreStockProofQuery } from '@shiji/api/stock/stock-proof.api.ts'
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
import { sellerStockProofsCall } from '@shiji/contract/stock/proof.calls.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'

const proofs = declarePage(sellerStockProofsCall, tools => ({
  columns: stockProofColumns(tools, false),
  search: stockProofSearch(tools),
  buttons: { show: false, store: false, update: false, destroy: false },
}))

/** Proves that the movements of every SKU of the store sum up to its stock. */
export function Component() {
  const say = useText('stock')
  const locale = useLocale()
  const asked = useStoreStockProofQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Stack>
      <Loaded asked={asked}>
        {({ differences, ...sums }) => (
          <Section title={say('stock.proof_sums')}>
            <chakra.div mb="3" role="status">
              {differences.length === 0 ? (
                <Tag tone="success">{say('stock.proof_equal')}</Tag>
              ) : (
                <Tag tone="danger">{say('stock.proof_unequal', { count: differences.length })}</Tag>
              )}
            </chakra.div>
            <PlainTable
              name={say('stock.proof_sums')}
              head={[
                say('stock.sku'),
                say('stock.proof_movements'),
                say('stock.proof_moved'),
                say('stock.on_hand'),
                say('stock.proof_reserved_moved'),
                say('stock.reserved'),
              ]}
              rows={[
                {
                  id: 'sums',
                  cells: [sums.skus, sums.movements, sums.moved, sums.on_hand, sums.reserved_moved, sums.reserved].map(
                    figure => formatNumber(figure, locale),
                  ),
                },
              ]}
            />
            {differences.length > 0 && (
              <PlainTable
                name={say('stock.proof_differences')}
                head={differenceHead(say)}
                rows={differences.map(row => differenceRow(row, locale))}
              />
            )}
          </Section>
        )}
      </Loaded>
      <ResourcePage declare={proofs} texts={['stock']} />
    </Stack>
  )
}
