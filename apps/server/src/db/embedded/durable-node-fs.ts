import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;
type InitResult = Awaited<ReturnType<NodeFS['init']>>;

type NodeFileStream = { nfd: number };
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: NodeFileStream) => number };
  tryFSOperation<T>(operation: () => T): T;
};
type EngineModule = { FS: { filesystems: { NODEFS?: NodeFileSystem } } };

/**
 * PGlite's file system has no fsync: a commit would survive the death of the process but not a power
 * cut. This one passes each fsync of the engine on to the disk. It reaches into PGlite's internals, so
 * the version is pinned and a test counts the system calls.
 */
export class DurableNodeFs extends NodeFS {
  override async init(...initArguments: InitArguments): Promise<InitResult> {
    const { emscriptenOpts } = await super.init(...initArguments);
    const preRun = [...(emscriptenOpts.preRun ?? []), (mod: unknown) => addFsync(mod as EngineModule)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync(mod: EngineModule): void {
  const nodeFs = mod.FS.filesystems.NODEFS;
  if (!nodeFs) throw new Error('This PGlite hides its file system, so commits could not be made durable.');
  nodeFs.stream_ops.fsync = (stream) => {
    nodeFs.tryFSOperation(() => fsyncSync(stream.nfd));
    return 0;
  };
}
