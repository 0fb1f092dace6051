import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface ChartTipProps {
  /** Position of the point, in per cent of the width. */
  readonly left: number
  readonly children: ReactNode
}

/** Tooltip above a point; visual only, since the chart itself is announced. */
export function ChartTip({ left, children }: ChartTipProps) {
  return (
    <chakra.div
      aria-hidden
      data-chart-tip
      position="absolute"
      top="0"
      zIndex="1"
      px="2.5"
      py="1.5"
      maxW="240px"
      borderRadius="sm"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="xs"
      pointerEvents="none"
      style={{ left: `${left}%`, transform: `translateX(${left > 60 ? 'calc(-100% - 8px)' : '8px'})` }}
    >
      {children}
    </chakra.div>
  )
}
