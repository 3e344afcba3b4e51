import SerializerSelector, {
  type Serializer,
  type SerializerCompiler,
  type SerializerFactory,
} from '@fastify/fast-json-stringify-compiler';

/**
 * Writers of JSON, each made when it first has something to write: every call has three, and to make them all took a
 * part of every start and of the memory for good.
 */
export function buildSerializers(...settings: Parameters<SerializerFactory>): SerializerCompiler {
  const compile = SerializerSelector()(...settings);
  return (route) => {
    let write: Serializer | undefined;
    return (data) => (write ??= compile(route))(data);
  };
}
