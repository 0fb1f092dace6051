import { chakra } from '@chakra-ui/react/styled-system'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { classPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { sectionId } from './use-current-section.ts'

/** A top class: its second level as headings, the third as pictures to press. */
export function ClassSection({ top }: { readonly top: ClassNode }) {
  const pick = useName()
  return (
    <chakra.section
      id={sectionId(top.id)}
      aria-labelledby={`${sectionId(top.id)}-name`}
      scrollMarginTop={{ base: '64px', md: '84px' }}
      bg="bg.surface"
      borderRadius="md"
      p={{ base: '3', md: '5' }}
    >
      <chakra.h2 id={`${sectionId(top.id)}-name`} textStyle={{ base: 'lg', md: 'xl' }} fontWeight="bold" mb="1">
        <UiLink href={classPath(top.id)} _hover={{ color: 'accent.fg' }}>
          {pick(top.name, top.name_en)}
        </UiLink>
      </chakra.h2>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', xl: '1fr 1fr' }} columnGap="8">
        {top.children.map(second => (
          <chakra.div key={second.id} mt="3">
            <chakra.h3 textStyle="sm" fontWeight="semibold" color="fg.muted">
              <UiLink href={classPath(second.id)} display="inline-block" py="1" _hover={{ color: 'accent.fg' }}>
                {pick(second.name, second.name_en)}
              </UiLink>
            </chakra.h3>
            <chakra.ul
              display="grid"
              gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' }}
              gap={{ base: '1', md: '2' }}
              mt="1"
            >
              {second.children.map(third => (
                <li key={third.id}>
                  <ThirdLevel node={third} />
                </li>
              ))}
            </chakra.ul>
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.section>
  )
}

function ThirdLevel({ node }: { readonly node: ClassNode }) {
  const pick = useName()
  const fileUrl = useFileUrl()
  return (
    <UiLink
      href={classPath(node.id)}
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="1"
      py="1.5"
      textAlign="center"
      textStyle={{ base: 'xs', md: 'sm' }}
      lineHeight="1.35"
      overflowWrap="anywhere"
      _hover={{ color: 'accent.fg' }}
    >
      <chakra.span w="72px" maxW="full" borderRadius="md" overflow="hidden" flexShrink="0">
        <Plate src={node.thumb === '' ? undefined : fileUrl(node.thumb, 160)} alt="" seed={node.id} radius="none" />
      </chakra.span>
      {pick(node.name, node.name_en)}
    </UiLink>
  )
}
