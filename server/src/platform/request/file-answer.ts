/** The answer of an endpoint that sends a file instead of an envelope, read chunk by chunk while it is sent. */
export class FileAnswer {
  readonly name: string;
  /** The media type, with its charset. */
  readonly type: string;
  readonly bytes: number;
  readonly chunks: AsyncIterable<Buffer>;

  constructor(file: Pick<FileAnswer, 'name' | 'type' | 'bytes' | 'chunks'>) {
    this.name = file.name;
    this.type = file.type;
    this.bytes = file.bytes;
    this.chunks = file.chunks;
  }
}
