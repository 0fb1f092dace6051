import { Controls, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { componentDocs } from './component-docs.ts'

/**
 * The documentation of one story file: descriptions of its components, the first story with its controls and the properties of each component, then
 * the other stories with their descriptions.
 */
export function DocsPage() {
  const { component, subcomponents } = useOf('meta', ['meta']).preparedMeta
  return (
    <>
      <Title />
      {componentDocs(component, subcomponents).map(({ name, description }) => (
        <Markdown key={name}>{`**${name}** · ${description}`}</Markdown>
      ))}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}
