import "@waypost/ui/styles.css";
import "./host.css";
