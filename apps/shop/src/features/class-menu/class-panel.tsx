import { chakra } from '@chakra-ui/react/styled-system'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

export interface ClassPanelProps {
  readonly node: ClassNode
  readonly width: string
}

/** Second and third level of one class, all visible at once. */
export function ClassPanel({ node, width }: ClassPanelProps) {
  const pick = useName()
  return (
    <chakra.div
      data-panel
      position="absolute"
      insetStart="100%"
      top="0"
      minH="full"
      style={{ width }}
      bg="bg.raised"
      boxShadow="popover"
      borderEndRadius="md"
      zIndex="dropdown"
      px="6"
      py="5"
      display="flex"
      flexDirection="column"
      gap="4"
    >
      {node.children.map(second => (
        <chakra.div key={second.id} display="flex" gap="4" alignItems="baseline">
          <UiLink
            href={searchPath({ class_id: second.id })}
            tabIndex={-1}
            w="128px"
            flexShrink="0"
            textStyle="md"
            fontWeight="semibold"
            _hover={{ color: 'accent.fg' }}
          >
            {pick(second.name, second.name_en)}
          </UiLink>
          <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
            {second.children.map(third => (
              <li key={third.id}>
                <UiLink
                  href={searchPath({ class_id: third.id })}
                  tabIndex={-1}
                  textStyle="md"
                  color="fg.muted"
                  _hover={{ color: 'accent.fg' }}
                >
                  {pick(third.name, third.name_en)}
                </UiLink>
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
      ))}
    </chakra.div>
  )
}
