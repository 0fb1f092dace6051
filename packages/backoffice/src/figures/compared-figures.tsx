import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Definition } from './definition.tsx'
import type { FigureUnit } from './short-figure.ts'
import { ShownFigure } from './shown-figure.tsx'

export interface ComparedFigure {
  readonly label: string
  /** What it counts, in a sentence. */
  readonly definition: string
  readonly now: number
  /** The same a day ago; left out for what is not compared. */
  readonly yesterday?: number
  /** @default 'count' */
  readonly unit?: FigureUnit
  /** Pages with the rows behind both. */
  readonly href?: string | undefined
  readonly yesterdayHref?: string | undefined
}

/** Key figures beside yesterday's; the change is said by arrow, word and percentage, never by colour alone (ux 76). */
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
          {figure.yesterday !== undefined && <Change {...figure} yesterday={figure.yesterday} />}
        </chakra.div>
      ))}
    </chakra.dl>
  )
}

function Change({ now, yesterday, unit = 'count', yesterdayHref }: ComparedFigure & { readonly yesterday: number }) {
  const say = useText('dashboard')
  const percent = yesterday === 0 ? undefined : Math.round(((now - yesterday) / yesterday) * 100)
  return (
    <chakra.dd textStyle="xs" color="fg.subtle" display="flex" columnGap="2" flexWrap="wrap">
      <span>
        {say('dashboard.yesterday')}{' '}
        <ShownFigure value={yesterday} unit={unit} label={say('dashboard.yesterday')} href={yesterdayHref} />
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
