import { describe, expect, it } from 'vitest'
import { checkFileAddresses, findBareFiles } from './file-addresses.ts'

const faultsOf = (text: string) => findBareFiles({ path: 'apps/shop/src/a.tsx', text: `const a = ${text}` })

describe('addresses of files', () => {
  it.each([
    '<img src={url} alt="" />',
    '<chakra.img src={goods.image} alt="" />',
    '<chakra.a href={url} target="_blank" />',
    `<div style={{ backgroundImage: \`url("\${image}")\` }} />`,
  ])('%s ignores the origin of files', text => expect(faultsOf(text)).toHaveLength(1))

  it.each([
    '<img src={address(url)} alt="" />',
    '<chakra.img src={fileUrl(goods.image, 160)} alt="" />',
    '<a href="#main" />',
    `<a href={\`#\${id}\`} />`,
    '<Plate src={goods.image} alt="" />',
    `<div style={{ backgroundImage: \`url("\${encodeURI(fileUrl(image))}")\` }} />`,
  ])('%s does not', text => expect(faultsOf(text)).toEqual([]))

  it('of every picture and link of the pages come from the configured origin', () => {
    expect(checkFileAddresses()).toEqual([])
  })
})
