import { chakra } from '@chakra-ui/react/styled-system'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { plateBackground } from '../plate/plate-tone.ts'
import type { PlateTone } from '../tokens/semantic.ts'

export interface StateViewProps {
  /** The picture. */
  readonly icon: LucideIcon
  /** Background of the picture. */
  readonly tone: PlateTone
  /** What happened. */
  readonly title: ReactNode
  /** What to do about it. */
  readonly hint?: ReactNode
  /** Buttons and links to continue. */
  readonly children?: ReactNode
  /** A whole page, or a part of one. @default 'part' */
  readonly extent?: 'page' | 'part' | 'inline'
  /** Announced as soon as it appears. @default false */
  readonly urgent?: boolean
}

/** Shown in place of content: a picture, what happened, and what to do. */
export function StateView({
  icon: Drawing,
  tone,
  title,
  hint,
  children,
  extent = 'part',
  urgent = false,
}: StateViewProps) {
  const edge = extent === 'inline' ? 56 : 96
  return (
    <chakra.div
      role={urgent ? 'alert' : undefined}
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="4"
      px="4"
      py={extent === 'page' ? '20' : extent === 'part' ? '12' : '6'}
      textAlign="center"
    >
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        borderRadius="xl"
        color="#3D443F"
        background={plateBackground(tone)}
        style={{ width: edge, height: edge }}
        // A light plate would be the brightest thing of a dark page.
        _dark={{ background: 'neutral.subtle', color: 'fg.muted' }}
      >
        <Drawing width={edge * 0.46} height={edge * 0.46} strokeWidth={1.25} />
      </chakra.span>
      <chakra.div display="flex" flexDirection="column" gap="1" maxW="prose">
        <chakra.p textStyle={extent === 'page' ? '2xl' : 'lg'} fontWeight="semibold">
          {title}
        </chakra.p>
        {hint && (
          <chakra.div textStyle="md" color="fg.muted">
            {hint}
          </chakra.div>
        )}
      </chakra.div>
      {children && (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
          {children}
        </chakra.div>
      )}
    </chakra.div>
  )
}
