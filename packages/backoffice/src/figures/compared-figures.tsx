import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Price } from '@shiji/ui/price/price.tsx'

export interface ComparedFigure {
  readonly label: string
  readonly today: number
  readonly yesterday: number
  /** Amounts are fen. @default false */
  readonly money?: boolean
}

/** Today's figures beside yesterday's; the change is said by sign and word, never by colour alone. */
export function ComparedFigures({ figures }: { readonly figures: readonly ComparedFigure[] }) {
  const locale = useLocale()
  return (
    <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fill, minmax(180px, 1fr))" gap="3">
      {figures.map(({ label, today, yesterday, money = false }) => (
        <chakra.div key={label} p="4" bg="bg.surface" borderRadius="md" display="flex" flexDirection="column" gap="1">
          <chakra.dt textStyle="sm" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="2xl" fontWeight="semibold" data-tabular>
            {money ? <Price fen={today} size="md" plain /> : formatNumber(today, locale)}
          </chakra.dd>
          <Change today={today} yesterday={yesterday} money={money} />
        </chakra.div>
      ))}
    </chakra.dl>
  )
}

function Change({ today, yesterday, money }: Required<Omit<ComparedFigure, 'label'>>) {
  const say = useText('dashboard')
  const locale = useLocale()
  const percent = yesterday === 0 ? undefined : Math.round(((today - yesterday) / yesterday) * 100)
  return (
    <chakra.dd textStyle="xs" color="fg.subtle" display="flex" gap="2" flexWrap="wrap">
      <span>
        {say('dashboard.yesterday')} {money ? formatMoney(yesterday, locale) : formatNumber(yesterday, locale)}
      </span>
      {percent !== undefined && (
        <chakra.span color={percent < 0 ? 'status.danger.fg' : 'status.success.fg'}>
          {percent < 0 ? say('dashboard.down', { percent: -percent }) : say('dashboard.up', { percent })}
        </chakra.span>
      )}
    </chakra.dd>
  )
}
