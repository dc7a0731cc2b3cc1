declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: Window): void
  export function register(type: unknown, id: string): void
  export function isLikelyComponentType(type: unknown): boolean
  export function createSignatureFunctionForTransform(): unknown
  export function performReactRefresh(): void
}
