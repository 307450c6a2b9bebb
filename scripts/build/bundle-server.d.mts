export function bundleServer(folder: string): Promise<void>;
export function bundleBeside(folder: string, program: string): Promise<void>;
