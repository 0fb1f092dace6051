export function Component() {
  return <h1>goods/goods</h1>
}
