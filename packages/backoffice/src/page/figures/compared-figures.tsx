import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Definition } from './definition.tsx'
import type { FigureUnit } from './short-figure.ts'
import { ShownFigure } from './shown-figure.tsx'

/** The same figure of an earlier day, up to the same time of that day. */
export interface EarlierFigure {
  readonly when: 'yesterday' | 'last_week'
  readonly value: number
  /** Page with the rows behind it. */
  readonly href?: string | undefined
}

export interface ComparedFigure {
  readonly label: string
  /** Definition of the figure, in a sentence. */
  readonly definition: string
  readonly now: number
  /** Figures it is compared with. @default none */
  readonly earlier?: readonly EarlierFigure[]
  /** @default 'count' */
  readonly unit?: FigureUnit
  /** Page with the rows behind it. */
  readonly href?: string | undefined
}

/** Key figures compared with earlier days; the change is shown by arrow, text and percentage, never by colour alone (ux 76). */
export function ComparedFigures({ figures }: { readonly figures: readonly ComparedFigure[] }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(160px, 100%), 1fr))" gap="3">
      {figures.map(figure => (
        <chakra.div
          key={figure.label}
          p="4"
          bg="bg.surface"
          borderRadius="md"
          display="flex"
          flexDirection="column"
          gap="1"
        >
          <chakra.dt textStyle="sm" color="fg.muted" display="flex" alignItems="center" gap="1">
            {figure.label}
            <Definition of={figure.label}>{figure.definition}</Definition>
          </chakra.dt>
          <chakra.dd textStyle="2xl" fontWeight="semibold">
            <ShownFigure value={figure.now} unit={figure.unit ?? 'count'} label={figure.label} href={figure.href} />
          </chakra.dd>
          {figure.earlier?.map(earlier => (
            <Change key={earlier.when} now={figure.now} unit={figure.unit} earlier={earlier} />
          ))}
        </chakra.div>
      ))}
    </chakra.dl>
  )
}

interface ChangeProps {
  readonly now: number
  readonly unit: FigureUnit | undefined
  readonly earlier: EarlierFigure
}

function Change({ now, unit = 'count', earlier: { when, value, href } }: ChangeProps) {
  const say = useText('dashboard')
  const percent = value === 0 ? undefined : Math.round(((now - value) / value) * 100)
  const label = say(`dashboard.${when}`)
  return (
    <chakra.dd textStyle="xs" color="fg.subtle" display="flex" columnGap="2" flexWrap="wrap">
      <span>
        {label} <ShownFigure value={value} unit={unit} label={label} href={href} />
      </span>
      {percent === 0 && <span>{say('dashboard.same')}</span>}
      {percent !== undefined && percent !== 0 && (
        <chakra.span color={percent < 0 ? 'status.danger.fg' : 'status.success.fg'}>
          <span aria-hidden>{percent < 0 ? '↓ ' : '↑ '}</span>
          {percent < 0 ? say('dashboard.down', { percent: -percent }) : say('dashboard.up', { percent })}
        </chakra.span>
      )}
    </chakra.dd>
  )
}
