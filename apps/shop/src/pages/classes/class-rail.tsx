import { chakra } from '@chakra-ui/react/styled-system'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useName } from '../../site/names.ts'
import { sectionId } from './use-current-section.ts'

export interface ClassRailProps {
  readonly classes: readonly ClassNode[]
  /** The class whose section is on screen. */
  readonly current: number | undefined
}

/** The top classes, which stay beside their sections; one press goes there. */
export function ClassRail({ classes, current }: ClassRailProps) {
  const say = useText('shop')
  const pick = useName()
  return (
    <chakra.nav
      aria-label={say('shop.classes_rail')}
      position="sticky"
      top={{ base: '60px', md: '80px' }}
      maxH={{ base: 'calc(100dvh - 120px)', md: 'calc(100dvh - 96px)' }}
      overflowY="auto"
      bg="bg.surface"
      borderRadius={{ base: '0', md: 'md' }}
      borderEndRadius="md"
      py={{ md: '2' }}
    >
      <ul>
        {classes.map(top => (
          <li key={top.id}>
            <chakra.a
              href={`#${sectionId(top.id)}`}
              aria-current={top.id === current || undefined}
              display="flex"
              alignItems="center"
              minH={{ base: '52px', md: '44px' }}
              px={{ base: '2', md: '4' }}
              py="1.5"
              textStyle={{ base: 'xs', md: 'md' }}
              lineHeight="1.3"
              overflowWrap="anywhere"
              borderInlineStartWidth="3px"
              borderColor="transparent"
              _hover={{ color: 'accent.fg' }}
              css={{
                '&[aria-current]': {
                  color: 'accent.fg',
                  fontWeight: 'semibold',
                  bg: 'accent.subtle',
                  borderColor: 'accent.solid',
                },
              }}
            >
              {pick(top.name, top.name_en)}
            </chakra.a>
          </li>
        ))}
      </ul>
    </chakra.nav>
  )
}
