import SerializerSelector, {
  type Serializer,
  type SerializerCompiler,
  type SerializerFactory,
} from '@fastify/fast-json-stringify-compiler';

/** Writers of JSON, each made at its first use: to make three for every call took a part of every start. */
export function buildSerializers(...settings: Parameters<SerializerFactory>): SerializerCompiler {
  const compile = SerializerSelector()(...settings);
  return (route) => {
    let write: Serializer | undefined;
    return (data) => (write ??= compile(route))(data);
  };
}
