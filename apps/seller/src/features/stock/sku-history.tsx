import { chakra } from '@chakra-ui/react/styled-system'
import { useStockHistoryQuery } from '@shiji/api/stock/stock.seller.api.ts'
import { Section, Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useCallback, useState } from 'react'
import { HistoryPage } from './history-page.tsx'

/** The history of a SKU: its stock now, then its changes, older ones on request. */
export function SkuHistory({ skuId }: { readonly skuId: number }) {
  const say = useText('stock')
  const locale = useLocale()
  const { data } = useStockHistoryQuery({ id: skuId })
  const [starts, setStarts] = useState<readonly (string | undefined)[]>([undefined])
  const [next, setNext] = useState<string | null>()
  const onNext = useCallback((place: string | null) => setNext(place), [])
  const sku = data?.sku
  const facts =
    sku === undefined
      ? []
      : ([
          [say('stock.on_hand'), sku.on_hand],
          [say('stock.reserved'), sku.reserved],
          [say('stock.left'), sku.left],
          [say('stock.level'), sku.low_stock],
        ] as const)
  const names =
    sku === undefined
      ? []
      : [inLanguage(sku, 'goods_name', locale), inLanguage(sku, 'sku_name', locale), sku.code].filter(Boolean)
  return (
    <Stack>
      {sku !== undefined && (
        <Section title={names.join(' · ')}>
          <chakra.dl display="flex" flexWrap="wrap" gap="6">
            {facts.map(([label, value]) => (
              <div key={label}>
                <chakra.dt textStyle="sm" color="fg.muted">
                  {label}
                </chakra.dt>
                <chakra.dd textStyle="xl" fontWeight="semibold" data-tabular>
                  {formatNumber(value, locale)}
                </chakra.dd>
              </div>
            ))}
          </chakra.dl>
        </Section>
      )}
      <Section title={say('stock.history')}>
        {starts.map((after, at) => (
          <HistoryPage
            key={after ?? ''}
            skuId={skuId}
            after={after}
            onNext={at === starts.length - 1 ? onNext : ignored}
          />
        ))}
        <chakra.div mt="3">
          {next === null && (
            <chakra.p textStyle="sm" color="fg.muted">
              {say('stock.first')}
            </chakra.p>
          )}
          {typeof next === 'string' && (
            <Button
              onClick={() => {
                setNext(undefined)
                setStarts([...starts, next])
              }}
            >
              {say('stock.older')}
            </Button>
          )}
        </chakra.div>
      </Section>
    </Stack>
  )
}

const ignored = () => undefined
