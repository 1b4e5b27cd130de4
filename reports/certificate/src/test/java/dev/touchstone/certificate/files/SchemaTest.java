package dev.touchstone.certificate.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.touchstone.certificate.Golden;
import dev.touchstone.certificate.SampleRun;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.Certification;
import dev.touchstone.certificate.verdict.RunLog;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.evidence.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.SAXException;

/**
 * The machine forms keep to their schemas. Each validator has controls: documents that are wrong in
 * one place, which it must reject, lest it accept everything.
 */
class SchemaTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @TempDir private Path temporary = Path.of("");
  private Certificate certificate = Certification.of(SampleRun.on(SampleRun.FOREIGN).log());
  private CertificateDirectory directory = new CertificateDirectory(Path.of(""));

  @BeforeEach
  void write() throws IOException {
    String trace = "counterexamples/x/QUEUE-FULL/lincheck/trace.json";
    RunLog run =
        SampleRun.on(SampleRun.FOREIGN)
            .claims("QUEUE-FIFO", "QUEUE-FULL", "QUEUE-EMPTY", "QUEUE-PUBLISH", "QUEUE-SPEED")
            .launched("lincheck", "")
            .holds("lincheck", QueueClaims.FIFO)
            .violated("lincheck", QueueClaims.FULL, "offer(3) = false, though <one> | free", trace)
            .violated("conformance", QueueClaims.EMPTY, "it shows nothing", null)
            .violated("jmh", QueueClaims.SPEED, "half as fast", null)
            .inconclusive("jcstress", QueueClaims.PUBLISH, "3 of 8 configurations")
            .log();
    directory = CertificateDirectory.prepare(temporary.resolve("out"));
    new EvidenceFile(directory.evidence()).append(run.header());
    Path file = directory.root().resolve(trace);
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    Files.writeString(file, JsonWriter.write(SampleRun.trace()));
    certificate = Certification.of(run);
  }

  @Test
  void sarif() throws IOException {
    String text = Sarif.of(certificate, directory);
    Golden.check("touchstone.sarif", text);
    Schema schema = schema("/schema/sarif-schema-2.1.0.json", SpecificationVersion.DRAFT_7);
    assertThat(errors(schema, text)).isEmpty();
    rejects(schema, text, root -> root.put("version", "2.0.0"));
    rejects(schema, text, root -> result(root).remove("message"));
    rejects(schema, text, root -> result(root).put("level", "fatal"));
    rejects(schema, text, root -> flow(root).remove("locations"));
    rejects(schema, text, root -> region(root).put("startLine", 0));
  }

  @Test
  void sarifShowsTheThreadsOnTheLinesOfThePrimitive() throws IOException {
    JsonNode root = JSON.readTree(Sarif.of(certificate, directory));
    JsonNode result = root.at("/runs/0/results/0");
    assertThat(result.path("ruleId").asText()).isEqualTo("QUEUE-FULL");
    assertThat(result.at("/codeFlows/0/threadFlows/0/id").asText()).isEqualTo("producer");
    assertThat(result.at("/codeFlows/0/threadFlows/1/id").asText()).isEqualTo("consumer");
    JsonNode first = result.at("/codeFlows/0/threadFlows/1/locations/1");
    assertThat(first.path("executionOrder").asInt()).isEqualTo(2);
    assertThat(first.at("/location/physicalLocation/artifactLocation/uri").asText())
        .isEqualTo("rx/internal/util/unsafe/SpmcArrayQueue.java");
    assertThat(first.at("/location/physicalLocation/region/startLine").asInt()).isEqualTo(151);
    assertThat(root.at("/runs/0/results/2/level").asText()).as("speed").isEqualTo("warning");
  }

  @Test
  void statement() throws IOException {
    String text = Statement.of(certificate, directory);
    Schema schema =
        schema("/schema/in-toto-test-result.schema.json", SpecificationVersion.DRAFT_2020_12);
    assertThat(errors(schema, text)).isEmpty();
    rejects(schema, text, root -> root.put("_type", "https://in-toto.io/Statement/v0.1"));
    rejects(schema, text, root -> root.putArray("subject"));
    rejects(schema, text, root -> digest(root).put("sha256", "ABC"));
    rejects(schema, text, root -> ((ObjectNode) root.path("predicate")).put("result", "GOOD"));
    rejects(
        schema, text, root -> ((ObjectNode) root.at("/predicate/configuration/1")).remove("uri"));
  }

  @Test
  void junit() throws SAXException {
    String text = JunitXml.of(certificate);
    javax.xml.validation.Schema schema =
        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
            .newSchema(SchemaTest.class.getResource("/schema/junit.xsd"));
    assertThatCode(() -> validate(schema, text)).doesNotThrowAnyException();
    for (String wrong :
        List.of(
            text.replaceFirst("tests=\"\\d+\"", ""),
            text.replaceFirst("failures=\"\\d+\"", "failures=\"-1\""),
            text.replaceFirst("time=\"[\\d.]+\"", "time=\"1,5\""),
            text.replace("<failure ", "<fault "))) {
      assertThat(wrong).isNotEqualTo(text);
      assertThatThrownBy(() -> validate(schema, wrong)).isInstanceOf(SAXException.class);
    }
  }

  private static void validate(javax.xml.validation.Schema schema, String text)
      throws SAXException, IOException {
    schema.newValidator().validate(new StreamSource(new StringReader(text)));
  }

  private static Schema schema(String resource, SpecificationVersion version) throws IOException {
    try (InputStream in = Objects.requireNonNull(SchemaTest.class.getResourceAsStream(resource))) {
      return SchemaRegistry.withDefaultDialect(version).getSchema(in, InputFormat.JSON);
    }
  }

  private static List<Error> errors(Schema schema, String text) {
    return schema.validate(
        text,
        InputFormat.JSON,
        context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)));
  }

  private static void rejects(Schema schema, String text, Consumer<ObjectNode> mistake)
      throws IOException {
    ObjectNode root = (ObjectNode) JSON.readTree(text);
    mistake.accept(root);
    String wrong = JSON.writeValueAsString(root);
    assertThat(root).isNotEqualTo(JSON.readTree(text));
    assertThat(errors(schema, wrong)).as(wrong).isNotEmpty();
  }

  private static ObjectNode result(ObjectNode root) {
    return (ObjectNode) root.at("/runs/0/results/0");
  }

  private static ObjectNode flow(ObjectNode root) {
    return (ObjectNode) result(root).at("/codeFlows/0/threadFlows/0");
  }

  private static ObjectNode region(ObjectNode root) {
    return (ObjectNode)
        ((ArrayNode) result(root).path("locations")).at("/0/physicalLocation/region");
  }

  private static ObjectNode digest(ObjectNode root) {
    return (ObjectNode) root.at("/subject/0/digest");
  }
}
