import parser from '@apidevtools/swagger-parser';

await parser.validate(process.argv[2]);
